import { expect, test } from "vitest";
import { createUsedStyles } from "./used-styles.ts";

const css =
  ':root{--a:1px}@font-face{font-family:A;src:url(a.woff2)}@layer components{.card{color:red}.card .title:hover{color:blue}.table td{color:green}#finder{color:teal}[data-text="3"] .card{color:navy}details[open]>summary{color:gray}@media (width>=40rem){.card{color:pink}.table{color:black}}:is(.card,.table)>a{color:cyan}.card:not(.table){color:lime}p:where(.table *){color:olive}}::view-transition-old(root){animation:none}@keyframes turn{to{rotate:1turn}}';

test("only rules are left out that name an element, a class or an id which the page has not", () => {
  const used = createUsedStyles()(
    css,
    '<html><p id="x" class="card on"><b class="title">…</b><a>…</a></p></html>',
  );
  for (const kept of [
    "--a:1px",
    "@font-face",
    "red",
    "blue",
    "navy",
    "pink",
    "cyan",
    "lime",
    "::view-transition-old",
    "@keyframes turn",
  ])
    expect(used).toContain(kept);
  for (const left of ["green", "teal", "gray", "black"]) expect(used).not.toContain(left);
});

test("pages with the same names share one choice, whatever their words and ids are", () => {
  const usedStyles = createUsedStyles();
  const first = usedStyles(css, '<html><p id="a" class="card">one</p></html>');
  expect(usedStyles(css, '<html><p id="b" class="card">two</p></html>')).toBe(first);
  expect(usedStyles(css, '<html><p id="finder" class="card">two</p></html>')).toContain("teal");
  expect(usedStyles(css, '<html><p class="table">two</p><td></td></html>')).toContain("green");
});
