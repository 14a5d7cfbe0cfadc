import { expect, test } from "../fixtures/clean-page.ts";
import { openRunning } from "../fixtures/hydrated.ts";

const library = "/about-prostate-cancer/video-library";

test("a playlist narrows the library, a search looks through all of it, a card opens the player, and the address names each", async ({
  page,
}) => {
  const media: string[] = [];
  page.on("request", (request) => {
    if (/\.(webm|mp4|vtt)$|youtube/.test(new URL(request.url()).pathname + request.url()))
      media.push(request.url());
  });
  await openRunning(page, library);
  const count = page.getByText(/^\d+ Videos? Found$/);
  const playlist = page.getByRole("combobox", { name: "Playlist" });
  const search = page.getByRole("searchbox", { name: "Search by title" });
  await expect(playlist.locator("option:checked")).toHaveText("All Videos");
  const all = await count.textContent();

  await test.step("a card opens the player; closing it and going back both stop playback", async () => {
    expect(media).toEqual([]);
    const card = page.getByRole("link", { name: "The PSA test explained" });
    const dialog = page.getByRole("dialog", { name: "The PSA test explained" });
    await card.click();
    await expect(dialog.locator("video")).toBeVisible();
    await expect(dialog.locator("track")).toHaveAttribute("src", /\.vtt$/);
    await expect(page).toHaveURL(/\?video=psa-test-explained$/);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(page.locator("video")).toHaveCount(0);
    await expect(page).toHaveURL(/video-library$/);

    await card.click();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\?video=/);
    await page.goBack();
    await expect(page.locator("video")).toHaveCount(0);
  });

  await test.step("emptying the search restores the playlist", async () => {
    await playlist.selectOption({ label: "Intimacy" });
    await expect(count).not.toHaveText(all ?? "");
    const some = await count.textContent();
    await expect(page).toHaveURL(/video-library\?playlist=intimacy$/);
    await search.fill("PSA test explained");
    await expect(count).toHaveText("1 Video Found");
    await expect(playlist.locator("option:checked")).toHaveText("All Videos");
    await expect(page).toHaveURL(/video-library\?title=PSA\+test\+explained$/);
    await search.fill("");
    await expect(playlist.locator("option:checked")).toHaveText("Intimacy");
    await expect(count).toHaveText(some ?? "");
    await expect(page).toHaveURL(/video-library\?playlist=intimacy$/);
    const shared = await (await page.request.get(page.url())).text();
    expect(shared.replaceAll("<!-- -->", "")).toContain(some);
    await page.goBack();
    await expect(count).toHaveText(all ?? "");
  });
});

test("an address that names a video opens on its player, which has the focus", async ({ page }) => {
  await page.goto(`${library}?video=psa-test-explained`);
  const player = page.getByLabel("Video: The PSA test explained");
  await expect(player).toBeFocused();
  await expect(player).toBeInViewport({ ratio: 1 });
});

test.describe("a browser that forbids storage", () => {
  // The router's own script says so too, where it would restore the place on the page.
  test.use({ expectedComplaints: /Access is denied for this document/ });

  test("shows the library all the same, and has nothing to clear", async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ["localStorage", "sessionStorage"])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException("Access is denied for this document.", "SecurityError");
          },
        });
    });
    await openRunning(page, library);
    await page.getByRole("searchbox", { name: "Search by title" }).fill("PSA test explained");
    await expect(page.getByText("1 Video Found")).toBeVisible();
    await page.getByRole("button", { name: "Clear what this site stored on this device" }).click();
    await expect(page.getByText("Nothing of this site is stored on this device any more.")).toBeVisible();
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the filter works by its button and one video by its address", async ({ page }) => {
    await page.goto(library);
    await page.getByRole("searchbox", { name: "Search by title" }).fill("psa test explained");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByText("1 Video Found")).toBeVisible();
    await page.getByRole("link", { name: "The PSA test explained" }).click();
    await expect(page.locator("video")).toHaveCount(1);
  });
});
