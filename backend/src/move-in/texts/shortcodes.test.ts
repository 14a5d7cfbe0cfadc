import { expect, test } from "vitest";
import { shownPage } from "./testing/shown-html.ts";

test("brackets of authors stay, those of plug-ins go and are told of", () => {
  const { parts, notes } = shownPage(
    "<p>He [sic] said [1] [laughs] [see a page]. [[gallery]] [my_slider id=3]x[my_slider id=3] [contact-form-7 id=&#8221;9&#8243;]</p>",
  );
  expect(parts).toEqual(["<p>He [sic] said [1] [laughs] [see a page]. [gallery] x</p>"]);
  expect(notes).toEqual([
    "A gallery named only by numbers was left out: [my_slider id=3] (2 times)",
    "A form was left out: [contact-form-7 id=”9″]",
  ]);
});

test("page builders leave their words, buttons and titles behind", () => {
  const { parts, notes } = shownPage(
    `[vc_row][vc_column width="1/2"]<p>Words</p>[vc_btn title="Give" link="url:https%3A%2F%2Fgive.example%2Fnow|title:x"][/vc_column][/vc_row]
     [et_pb_toggle title="Asked"]<p>Answered</p>[/et_pb_toggle][button link="/kit"]Order[/button]<p>[highlight]bright[/highlight]ness</p>`,
  );
  expect(parts).toEqual([
    '<p>Words</p><p><a href="https://give.example/now">Give</a></p><h2>Asked</h2><p>Answered</p><p><a href="/kit">Order</a></p><p>brightness</p>',
  ]);
  expect(notes).toEqual([]);
});

test("code between shortcodes is no text", () => {
  const { parts, notes } = shownPage("<p>a</p>[vc_raw_html]JTNDc2NyaXB0JTNF[/vc_raw_html]<p>b</p>");
  expect(parts).toEqual(["<p>a</p><p>b</p>"]);
  expect(notes).toEqual(["Code in a shortcode was left out: [vc_raw_html]"]);
});

test("a gallery that is only numbers is told of", () => {
  expect(shownPage('[gallery ids="1,2,3"]').notes).toEqual([
    'A gallery named only by numbers was left out: [gallery ids="1,2,3"]',
  ]);
});
