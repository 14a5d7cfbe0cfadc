// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { show } from "~/ui/show";
import { Card, NewsCard } from "./card";
import { EventCard } from "./event-card";
import { MemberCard } from "./member-card";
import { VideoCard } from "./video-card";

afterEach(cleanup);

test("a card has one link, named by its title alone", () => {
  show(<Card href="/news/one" title="New grants" more="Read More" text="A few lines." />);
  expect(screen.getAllByRole("link").map((link) => link.textContent)).toEqual(["New grants"]);
});

test("a card that leads nowhere has no link", () => {
  show(<Card title="New grants" />);
  expect(screen.queryByRole("link")).toBeNull();
});

test("an event bears its day and its place", () => {
  const { container } = show(
    <EventCard
      href="/get-involved/find-an-event/walk"
      title="Walk"
      date="2027-06-21T05:00:00Z"
      day={{ month: "Jun", date: "20", whole: "Sun, June 20, 2027" }}
      location="Stanley Park"
      words={{ date: "Date", location: "Location" }}
    />,
  );
  expect(container.querySelector("time")?.textContent).toBe("Sun, June 20, 2027");
  expect(screen.getByText("Stanley Park")).toBeTruthy();
});

test("news bears its day", () => {
  show(<NewsCard href="/news/one" title="New grants" day="2024-06-01" />);
  expect(screen.getByText("June 1, 2024")).toBeTruthy();
});

test("a video bears its day", () => {
  show(<VideoCard href="/about-prostate-cancer/video-library?video=one" title="PSA" day="2024-06-01" />);
  expect(screen.getByText("June 1, 2024")).toBeTruthy();
});

test("a person without a position, picture or text is still complete", () => {
  show(<MemberCard name="Maria Lopez" />);
  expect(screen.getByRole("heading", { name: "Maria Lopez" })).toBeTruthy();
});

test("a press plays the video; with Ctrl or Shift held the link opens as any other", () => {
  const play = vi.fn();
  show(<VideoCard href="/about-prostate-cancer/video-library?video=one" title="PSA" onPlay={play} />);
  const link = screen.getByRole("link", { name: "PSA" });
  fireEvent.click(link);
  expect(play).toHaveBeenCalledTimes(1);
  fireEvent.click(link, { ctrlKey: true });
  fireEvent.click(link, { shiftKey: true });
  expect(play).toHaveBeenCalledTimes(1);
});
