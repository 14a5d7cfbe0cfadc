import { expect, test } from "vitest";
import { shownPage } from "./testing/shown-html.ts";

test("scripts, forms and hidden words go, and staff read of them", () => {
  const { parts, notes } = shownPage(
    `<p onclick="x()">a<script>alert(1)</script></p><style>p{}</style><svg onload=x><text>t</text></svg>
     <form class="wpcf7-form"><label>Your name <input></label></form><div style="display: none">cheap pills</div>`,
  );
  expect(parts).toEqual(["<p>a</p>"]);
  expect(notes).toEqual([
    "A script was left out",
    "A drawing in the text (SVG) was left out",
    "A form (Contact Form 7) was left out: Your name",
    "A text that was hidden was left out: cheap pills",
  ]);
});

test.for([
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  " &#1;javascript:x",
  "data:text/html,x",
  "vbscript:x",
])("a link to %s keeps its words only", (href) => {
  expect(shownPage(`<p><a href="${href}">words</a></p>`).parts).toEqual(["<p>words</p>"]);
});

test("an address that the new site gives is judged too", () => {
  const context = { linkTo: () => "javascript:alert(1)", picture: () => 7, video: () => undefined };
  expect(shownPage('<a href="/x">words</a>', context).parts).toEqual(["<p>words</p>"]);
});

test("links are mended where what was meant is plain", () => {
  const html = `<p><a href="www.example.org/a b">a</a>, <a href="jane@example.org">b</a>, <a href="//example.org/é">c</a>, <a href="/cdn-cgi/l/email-protection#00614062">d</a>, <a href="#part">e</a></p>`;
  expect(shownPage(html)).toEqual({
    parts: [
      '<p><a href="https://www.example.org/a%20b">a</a>, <a href="mailto:jane@example.org">b</a>, <a href="https://example.org/%C3%A9">c</a>, <a href="mailto:a@b">d</a>, e</p>',
    ],
    notes: [],
  });
});
