/** Stands behind the slider, for as long as the page's scripts wait for the reader. */
import { moveSlides } from "./move-slides.ts";

const slider = document.querySelector(".slider");
if (slider) moveSlides(slider);
