@echo off
rem Finds a Python of at least 3.11 and hands over to bootstrap.py, as the file casetta does.
setlocal
set "CHECK=import sys; sys.exit(sys.version_info < (3, 11))"
set "PYTHON=py -3"
%PYTHON% -I -S -c "%CHECK%" >nul 2>nul && goto start
set "PYTHON=python"
%PYTHON% -I -S -c "%CHECK%" >nul 2>nul && goto start
echo casetta needs Python 3.11 or newer and found none: install it and run the same command again. 1>&2
exit /b 1

:start
%PYTHON% -I -S "%~dp0bootstrap.py" %*
exit /b %ERRORLEVEL%
