/* A disk that fails or dawdles, beneath everything: loaded before the C library (LD_PRELOAD).

   Reads, writes and flushes of the files casetta.sqlite and casetta.sqlite-wal do what the plan
   says, a file shared with the test, and so does opening them for writing, or what lies in memory
   for both (casetta.sqlite-shm). What is flushed is copied to NAME.kept: after a power cut that
   is all that is left. What a failed flush was to bring there is taken for flushed by the system,
   as by Linux, and is not. */

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

enum { READ, WRITE, FLUSH, OPEN, KINDS };

/* Python: tests/store/disk.py. */
struct deed {
    int32_t error; /* errno of the next ones that fail */
    int32_t left;  /* how many fail; -1: all */
    int32_t late;  /* whether they are done although they fail */
    int32_t pause; /* milliseconds that each one takes */
    int32_t hits;  /* how many have failed */
};

static volatile struct deed *plan;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

#define MOST 65536
enum { DATABASE, LOG, FILES };
static const char *const ENDINGS[FILES] = {"/casetta.sqlite", "/casetta.sqlite-wal"};
static struct range { off64_t start; size_t size; } unflushed[FILES][MOST];
static int count[FILES];

static ssize_t (*real_pread)(int, void *, size_t, off64_t);
static ssize_t (*real_pwrite)(int, const void *, size_t, off64_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);
static int (*real_ftruncate)(int, off64_t);

__attribute__((constructor)) static void begin(void)
{
    real_pread = dlsym(RTLD_NEXT, "pread64");
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    int file = open(getenv("CASETTA_DISK"), O_RDWR | O_CLOEXEC);
    void *shared = mmap(NULL, KINDS * sizeof *plan, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    if (file < 0 || shared == MAP_FAILED) abort();
    plan = shared;
    close(file);
}

/* Which of our files a descriptor is, or -1; its name. */
static int which(int file, char *name)
{
    char link[32];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t size = readlink(link, name, 4000);
    if (size <= 0) return -1;
    name[size] = 0;
    for (int each = 0; each < FILES; each++) {
        ssize_t ending = strlen(ENDINGS[each]);
        if (size > ending && !strcmp(name + size - ending, ENDINGS[each])) return each;
    }
    return -1;
}

/* Take the time of a deed; 1 if it fails. */
static int fails(int kind)
{
    volatile struct deed *deed = plan + kind;
    if (deed->pause) usleep(1000 * deed->pause);
    if (!deed->left) return 0;
    if (deed->left > 0) deed->left--;
    deed->hits++;
    errno = deed->error;
    return 1;
}

/* Open a file; one of ours may fail to open for writing. */
static int open_ours(const char *name, int flags, mode_t mode)
{
    static int (*real)(const char *, int, ...);
    if (!real) real = dlsym(RTLD_NEXT, "open64");
    int writes = (flags & O_ACCMODE) != O_RDONLY && strstr(name, ENDINGS[DATABASE]);
    if (plan && writes && !strstr(name, ".kept") && fails(OPEN)) return -1;
    return real(name, flags | O_LARGEFILE, mode);
}

#define OPENING(open)                                  \
    int open(const char *name, int flags, ...)         \
    {                                                  \
        va_list more;                                  \
        va_start(more, flags);                         \
        mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0; \
        va_end(more);                                  \
        return open_ours(name, flags, mode);           \
    }

OPENING(open)
OPENING(open64)

static int open_kept(const char *name)
{
    char kept[4010];
    snprintf(kept, sizeof kept, "%s.kept", name);
    return open64(kept, O_RDWR | O_CREAT | O_CLOEXEC, 0600);
}

/* What was written since the last flush is on the disk. */
static void keep(int file, int which, const char *name)
{
    static char content[1 << 16];
    int kept = open_kept(name);
    for (int each = 0; each < count[which]; each++) {
        off64_t at = unflushed[which][each].start, end = at + unflushed[which][each].size;
        while (at < end) {
            size_t left = end - at, size = left < sizeof content ? left : sizeof content;
            ssize_t got = real_pread(file, content, size, at);
            if (got <= 0 || real_pwrite(kept, content, got, at) != got) break;
            at += got;
        }
    }
    close(kept);
    count[which] = 0;
}

ssize_t pread64(int file, void *to, size_t size, off64_t at)
{
    char name[4001];
    if (plan && which(file, name) >= 0 && fails(READ)) return -1;
    return real_pread(file, to, size, at);
}

ssize_t pwrite64(int file, const void *from, size_t size, off64_t at)
{
    char name[4001];
    int ours = plan ? which(file, name) : -1;
    if (ours < 0) return real_pwrite(file, from, size, at);
    if (fails(WRITE)) return -1;
    ssize_t done = real_pwrite(file, from, size, at);
    pthread_mutex_lock(&lock);
    if (count[ours] == MOST) abort();
    if (done > 0) unflushed[ours][count[ours]++] = (struct range){at, done};
    pthread_mutex_unlock(&lock);
    return done;
}

ssize_t write(int file, const void *from, size_t size)
{
    static ssize_t (*real)(int, const void *, size_t);
    char name[4001];
    if (!real) real = dlsym(RTLD_NEXT, "write");
    if (!plan || which(file, name) < 0) return real(file, from, size);
    off64_t at = lseek64(file, 0, SEEK_CUR);
    ssize_t done = pwrite64(file, from, size, at);
    if (done > 0) lseek64(file, at + done, SEEK_SET);
    return done;
}

static int flush(int file, int (*real)(int))
{
    char name[4001];
    int ours = plan ? which(file, name) : -1;
    if (ours < 0) return real(file);
    pthread_mutex_lock(&lock);
    int failed = fails(FLUSH), error = errno;
    if (!failed || plan[FLUSH].late) keep(file, ours, name);
    count[ours] = 0;
    pthread_mutex_unlock(&lock);
    errno = error;
    return failed ? -1 : 0;
}

int fsync(int file) { return flush(file, real_fsync); }

int fdatasync(int file) { return flush(file, real_fdatasync); }

/* The size of a file is the business of the file system, which keeps it. */
int ftruncate64(int file, off64_t size)
{
    char name[4001];
    int done = real_ftruncate(file, size);
    if (done == 0 && plan && which(file, name) >= 0) {
        int kept = open_kept(name);
        done = real_ftruncate(kept, size);
        close(kept);
    }
    return done;
}

int unlink(const char *name)
{
    static int (*real)(const char *);
    char kept[4010];
    if (!real) real = dlsym(RTLD_NEXT, "unlink");
    snprintf(kept, sizeof kept, "%.4000s.kept", name);
    if (strstr(name, ENDINGS[DATABASE])) real(kept);
    return real(name);
}
