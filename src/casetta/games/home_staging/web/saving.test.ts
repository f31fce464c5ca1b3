import { describe, expect, it } from "vitest";
import { fileOf } from "./saving";

describe("the name of a saved plan", () => {
  it("is plain", () => expect(fileOf("First Keys Giulia")).toBe("casetta-first-keys-giulia.svg"));
  it("keeps the letters of every language", () =>
    expect(fileOf("花屋の2階 Łucja")).toBe("casetta-花屋の2階-łucja.svg"));
  it("has no signs that disks do not take", () => expect(fileOf("a/b\\c:*?")).toBe("casetta-a-b-c.svg"));
  it("is there even without a name", () => expect(fileOf(" … ")).toBe("casetta-plan.svg"));
});
