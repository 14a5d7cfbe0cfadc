import { expect, test } from "vitest";
import { canPrint, fontFor } from "./printed-text.ts";

test.each([
  ["French", "Zoë L’Écuyer-Bœuf"],
  ["Vietnamese", "Nguyễn Thị Phượng, 12 Đường Trần Hưng Đạo"],
  ["Turkish and Polish", "Şükrü Yıldız-Świątek"],
  ["Yoruba, with accents that have no letter of their own", "Adébáyọ̀ Ọlá"],
  ["Greek", "Ελένη Παπαδοπούλου"],
  ["Ukrainian", "Олександр Їжакевич"],
  ["Armenian", "Արամ Խաչատրյան"],
  ["Georgian", "ნინო ბერიძე"],
  ["Sḵwx̱wú7mesh", "Sḵwx̱wú7mesh Úxwumixw"],
  ["hən̓q̓əmin̓əm̓", "xʷməθkʷəy̓əm səlilwətaɬ"],
  ["Inuktitut", "ᐃᖃᓗᐃᑦ"],
  ["Chinese, simplified and traditional", "王晓明 陳麗華"],
  ["Japanese", "渡邊さくら サトウ"],
  ["Korean beside Latin letters", "김민준 (Min-jun Kim) 뷁"],
  ["Chinese beside Vietnamese", "Nguyễn 阮"],
])("a name in %s is drawn in one font", (_language, name) => {
  expect(canPrint(name)).toBe(true);
  expect(canPrint(name.normalize("NFD"))).toBe(true);
});

test("the foundation's own font is used for all that it has", () => {
  expect(fontFor("Zoë Łukasz\nMontréal, QC", "bold")).toMatch(/bold\.ttf$/);
  expect(fontFor("Zoë Łukasz", "bold")).not.toContain("noto");
  expect(fontFor("Nguyễn", "bold")).toMatch(/noto-sans-bold\.ttf$/);
});

test.each(["محمد علي", "שרה לוי", "ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ", "Ann 🌲", "王 ᐃ"])(
  "%s, for which no font has all letters, cannot be printed",
  (name) => {
    expect(canPrint(name)).toBe(false);
  },
);
