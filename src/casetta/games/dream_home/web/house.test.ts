import { describe, expect, it } from "vitest";
import { roomSymbol, variantsOf } from "./cards";
import { type House, pictureOf, runs, walls, withLaid } from "./house";

const room = (name: string) => ({ room: name });
const HOUSE: House = {
  upper: [room("living_room"), room("living_room"), null, room("living_room"), null],
  lower: [room("kitchen"), { room: "kitchen", face: "down" }, room("kitchen"), "scaffolding", null],
  basement: [room("garage"), room("garage")],
  outside: [],
  beside: [],
  roofs: null,
  roof_height: 0,
};

describe("house", () => {
  it("joins cards of one type side by side, not over a gap or an empty room", () => {
    expect(runs(HOUSE).map((run) => run.places.join(" "))).toEqual(["u0 u1", "u3", "l0", "l2", "b0 b1"]);
  });

  it("joins two rooms when the gap is filled, and draws the picture of the place in the room", () => {
    const run = runs(withLaid(HOUSE, { u2: room("living_room") }))[0]!;
    expect(run.places).toEqual(["u0", "u1", "u2", "u3"]);
    const three = { room: "living_room", places: ["u0", "u1", "u2"] };
    const garage = { room: "garage", places: ["b0", "b1"] };
    const pictures = [three, garage].flatMap((each) => each.places.map((place) => pictureOf(each, place)));
    expect(pictures.join(" ")).toBe("living_room living_room_b living_room_c garage_l garage_r");
    expect(pictureOf({ room: "garage", places: ["b0"] }, "b0")).toBe("garage");
  });

  it("has a wall between two rooms and beside a gap, none inside a room or between two gaps", () => {
    expect(walls(HOUSE).map((place) => place.name)).toEqual(["u2", "u3", "u4", "l1", "l2", "l3"]);
  });

  it("leaves the house itself as it is when something is only tried", () => {
    withLaid(HOUSE, { u2: room("study") });
    expect(HOUSE.upper[2]).toBeNull();
  });

  it("shows the same drawing of a card wherever it is asked again", () => {
    const found = variantsOf('<symbol id="rooms-sauna"/><symbol id="rooms-sauna-2"/><symbol id="rooms-study"/>');
    expect(Object.fromEntries(found)).toEqual({ sauna: 2, study: 1 });
    expect(roomSymbol("bathroom", "0u1")).toBe(roomSymbol("bathroom", "0u1"));
    expect(roomSymbol("workshop", "0b0")).toBe("#rooms-workshop");
  });
});
