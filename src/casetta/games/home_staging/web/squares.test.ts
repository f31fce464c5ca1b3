import { describe, expect, it } from "vitest";
import { laid, matrix, type Furniture } from "./shapes";
import { beyond, edgeAt, edgeName, nearestEdge, outline, pushed, squareAt, squareName, stretchOf } from "./squares";

describe("squares and edges", () => {
  it("names squares by column and row", () => {
    expect(squareName(3, 2)).toBe("c4");
    expect(squareAt("p16")).toEqual({ row: 15, column: 15 });
  });
  it("reads an edge and finds the square beyond it", () => {
    const edge = edgeAt("c4 w");
    expect(edgeName(edge)).toBe("c4 w");
    expect(beyond(edge)).toEqual({ row: 3, column: 1 });
  });
  it("finds the edge that is nearest to a point, and none far away", () => {
    const edges = [edgeAt("a1 n"), edgeAt("a1 e")];
    expect(nearestEdge(38, 22, edges)?.side).toBe("e");
    expect(nearestEdge(300, 300, edges)).toBeNull();
  });
  it("draws one ring round an L and two round a ring", () => {
    expect(outline(["a1", "a2", "b2"]).match(/Z/g)).toHaveLength(1);
    const ring = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"];
    expect(outline(ring).match(/Z/g)).toHaveLength(2);
  });
  it("pushes a straight stretch of an outline outwards and inwards", () => {
    const room = new Set(["a1", "b1", "a2", "b2"]);
    const low = stretchOf(edgeAt("a2 s"), room);
    expect(low).toHaveLength(2);
    expect([...pushed(room, low, 1)].sort()).toEqual(["a1", "a2", "a3", "b1", "b2", "b3"]);
    expect([...pushed(room, low, -1)].sort()).toEqual(["a1", "b1"]);
  });
});

describe("furniture", () => {
  const sofa: Furniture = {
    rows: 2,
    columns: 3,
    body: [0, 1, 2].map((column) => [0, column] as [number, number]),
    dots: [[1, 1]],
    backs: [[0, 0, "n"]],
    rug: false,
    points: 3,
    symmetric: true,
    picture: "",
  };
  it("turns clockwise, its back too", () => {
    const turned = laid(sofa, 1);
    expect([turned.rows, turned.columns]).toEqual([3, 2]);
    expect(turned.dots).toEqual([{ row: 1, column: 0 }]);
    expect(turned.backs).toEqual([{ row: 0, column: 1, side: "e" }]);
  });
  it("mirrors before it turns", () => {
    expect(laid(sofa, 4).backs).toEqual([{ row: 0, column: 2, side: "n" }]);
    expect(laid(sofa, 5).backs).toEqual([{ row: 2, column: 1, side: "e" }]);
  });
  it("tells the same matrix as the server does", () => {
    expect(matrix(sofa, 0, { row: 3, column: 3 })).toBe("matrix(1 0 0 1 120 120)");
    expect(matrix({ rows: 3, columns: 2 }, 3, { row: 4, column: 4 })).toBe("matrix(0 -1 1 0 160 240)");
  });
});
