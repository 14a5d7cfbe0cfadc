import { expect, test } from "vitest";
import type { TextContext } from "./converter.ts";
import { referencesIn } from "./references-in.ts";
import { newSite, shownPage } from "./testing/shown-html.ts";

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

const library: TextContext = {
  ...newSite,
  picture: (url) => ({ "/?attachment_id=11": 7, "/?attachment_id=12": 8, "/?attachment_id=13": 9 })[url],
  caption: (url) => (url === "/?attachment_id=12" ? "The walk" : undefined),
};

test.for([
  '[gallery columns="2" ids="11,12"]',
  "[gallery ids=&#8221;11, 12&#8243; link=&#8221;file&#8243;]",
  "[gallery include='11,12' /]",
  '[vc_gallery type="image_grid" images="11,12,"]',
  '[vc_images_carousel images="11,12" img_size="large"]',
  '[et_pb_gallery gallery_ids="11,12"][/et_pb_gallery]',
  "[av_gallery ids='11,12' columns='2']",
  '[fusion_gallery image_ids="11,12" /]',
])("a gallery named by the numbers of its pictures is those pictures: %s", (html) => {
  expect(shownPage(`<p>Before</p>${html}<p>After</p>`, library)).toEqual({
    parts: [
      "<p>Before</p>",
      { blockType: "gallery", images: [{ image: 7 }, { image: 8, caption: "The walk" }] },
      "<p>After</p>",
    ],
    notes: [],
  });
  expect(referencesIn(html).pictures).toEqual(["/?attachment_id=11", "/?attachment_id=12"]);
});

test("a picture that is named by its number is a figure", () => {
  expect(shownPage('[vc_single_image image="12" img_size="full"]', library)).toEqual({
    parts: [{ blockType: "figure", image: 8, caption: "The walk" }],
    notes: [],
  });
});

test("pictures of a gallery that cannot be found are told of, as is one that names none", () => {
  expect(shownPage('[gallery ids="11,98,13,99"][gallery columns="3"]', library)).toEqual({
    parts: [{ blockType: "gallery", images: [{ image: 7 }, { image: 9 }] }],
    notes: [
      "A picture of a gallery is not in the old library any more: number 98",
      "A picture of a gallery is not in the old library any more: number 99",
      'A gallery named only by numbers was left out: [gallery columns="3"]',
    ],
  });
});
