import avatars from "virtual:art/avatars";
import brand from "virtual:art/brand";
import icons from "virtual:art/icons";
import { mount } from "svelte";
import App from "./App.svelte";
import { bringPictures } from "./boards";
import { useArt } from "./lib/art";
import { comeInAsOperator } from "./lib/operator";
import { forgetEarlier } from "./lib/memory";
import { applySettings, settings } from "./lib/settings.svelte";
import { place } from "./lib/router.svelte";
import { wished, words } from "./lib/words.svelte";
import "./style/tokens.css";
import "./style/base.css";
import "./style/layout.css";

useArt(icons, avatars, brand);
applySettings();
forgetEarlier();
if (!place.parts.length) void bringPictures();

void Promise.all([words.speak(settings.language || wished(navigator.languages)), comeInAsOperator()]).then(() => {
  mount(App, { target: document.getElementById("app")! });
});

if ("serviceWorker" in navigator && import.meta.env.PROD) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
