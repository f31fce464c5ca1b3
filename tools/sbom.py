"""Write the list of all packages that casetta ships or runs with: python tools/sbom.py.

A software bill of materials in the form of CycloneDX 1.6. It follows from the lock files alone,
so that a test can compare them: no date, no random number.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import quote

from casetta import __version__

ROOT = Path(__file__).resolve().parents[1]
FILE = ROOT / "sbom.cdx.json"
PYTHON_LOCKS = {"run.lock": "required", "tool-uv.lock": "optional", "tool-node.lock": "optional"}
"""What Python packages come from; uv and Node are for machines that have none."""
LOCKED = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)", re.MULTILINE)


def main() -> None:
    """Write the file anew."""
    FILE.write_text(bill(), encoding="utf-8")


def bill() -> str:
    """The whole document."""
    components = [*python_packages(), *page_packages()]
    product = {"type": "application", "name": "casetta", "version": __version__}
    document = {
        "$schema": "http://cyclonedx.org/schema/bom-1.6.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.6",
        "version": 1,
        "metadata": {"component": {**product, "bom-ref": "casetta"}},
        "components": sorted(components, key=lambda each: str(each["purl"])),
    }
    return json.dumps(document, indent=2) + "\n"


def component(kind: str, name: str, version: str, scope: str) -> dict[str, Any]:
    """One package."""
    purl = f"pkg:{kind}/{quote(name)}@{quote(version)}"
    told = {"type": "library", "bom-ref": purl, "name": name, "version": version}
    return {**told, "scope": scope, "purl": purl}


def python_packages() -> Iterator[dict[str, Any]]:
    """The packages of the Python locks."""
    for lock, scope in PYTHON_LOCKS.items():
        for found in LOCKED.finditer((ROOT / lock).read_text(encoding="utf-8")):
            yield component("pypi", found["name"], found["version"], scope)


def page_packages() -> Iterator[dict[str, Any]]:
    """The packages that the pages are built of, without those for developers."""
    lock = json.loads((ROOT / "package-lock.json").read_text(encoding="utf-8"))
    for path, package in lock["packages"].items():
        if path and not package.get("dev"):
            name = path.rpartition("node_modules/")[2]
            scope = "optional" if package.get("optional") else "required"
            algorithm, _, hashed = package["integrity"].partition("-")
            content = base64.b64decode(hashed).hex()
            hashes = [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": content}]
            yield {**component("npm", name, package["version"], scope), "hashes": hashes}


if __name__ == "__main__":
    main()
