// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { rememberTypedAnswers } from "./typed-answers";

beforeEach(() => {
  document.body.innerHTML = `<form>
    <label><input type="radio" name="how" value="a" /></label>
    <label><input type="radio" name="how" value="b" checked /></label>
    <label><input type="radio" name="how" value="c" /></label>
    <input name="town" /><select name="area"><option>All</option><option>Some</option></select></form>`;
});

const field = <Kind extends Element>(selector: string) => document.querySelector<Kind>(selector) as Kind;
const radio = (value: string) => field<HTMLInputElement>(`[value=${value}]`);
const town = () => field<HTMLInputElement>("[name=town]");
const chosen = () => document.querySelector<HTMLInputElement>("[name=how]:checked")?.value;

/** What React does to the fields of a form whose answers it does not know. */
function takeOver() {
  radio("b").checked = true;
  town().value = "";
  field<HTMLSelectElement>("select").value = "All";
}

test("what was filled in is given back, and told to those who listen", () => {
  town().value = "Moose Jaw";
  field<HTMLSelectElement>("select").value = "Some";
  const giveBack = rememberTypedAnswers();
  takeOver();
  const announced: string[] = [];
  document.addEventListener("input", ({ target }) => announced.push((target as HTMLInputElement).name));
  giveBack();
  expect([town().value, field<HTMLSelectElement>("select").value]).toEqual(["Moose Jaw", "Some"]);
  expect(announced).toEqual(["town", "area"]);
});

test.each(["a", "c"])(
  "of the radio buttons of a question the one that was chosen is, wherever the first choice stood: %s",
  (value) => {
    radio(value).checked = true;
    const giveBack = rememberTypedAnswers();
    takeOver();
    giveBack();
    expect(chosen()).toBe(value);
  },
);

test("what is typed while React takes the page over is kept, and of two choices the later one", () => {
  radio("a").checked = true;
  town().value = "Moose";
  const giveBack = rememberTypedAnswers();
  town().value = "Moose Jaw";
  town().dispatchEvent(new Event("input", { bubbles: true }));
  radio("c").click();
  radio("a").click();
  radio("b").click();
  takeOver();
  giveBack();
  expect([town().value, chosen()]).toEqual(["Moose Jaw", "b"]);
});
