import { type Examples, exampleImage } from "~/ui/examples";
import { Card, NewsCard, StoryCard, Tag } from "./card";
import { EventCard } from "./event-card";
import { Avatar, MemberCard } from "./member-card";
import { VideoCard } from "./video-card";

const words = { date: "Date", location: "Location" };

export const cardExamples: Examples = {
  title: "Card",
  examples: {
    "page, event, story, news, video": () => (
      <div className="card-grid">
        <Card
          href="/get-support/reef-knot-kits"
          title="Reef Knot Kits"
          image={exampleImage}
          text="A free package."
        />
        <EventCard
          href="/get-involved/find-an-event/walk"
          title="Father’s Day Walk and Run with a rather long name in Newfoundland and Labrador"
          image={exampleImage}
          date="2027-06-20T17:00:00Z"
          day={{ month: "Jun", date: "20", whole: "Sun, June 20, 2027" }}
          location="Stanley Park, Vancouver"
          tag={<Tag>Recent</Tag>}
          words={words}
        />
        <StoryCard
          href="/get-support/patient-stories/walter"
          title="Walter"
          location="Kelowna, BC"
          excerpt="He put it off for three years."
          more="Read More"
        />
        <NewsCard
          href="/news/one"
          title="New grants"
          day="2026-03-04"
          image={exampleImage}
          more="Read More"
        />
        <VideoCard
          href="/about-prostate-cancer/video-library?video=one"
          title="What is a PSA test?"
          day="2026-03-04"
          length="3 min"
        />
      </div>
    ),
    lying: () => (
      <Card
        look="lying"
        href="/news/two"
        title="The newest article stands out"
        image={exampleImage}
        meta="March 4, 2026"
        text="A few lines of it."
        more="Read More"
      />
    ),
    "group and member": () => (
      <div className="card-grid">
        <MemberCard
          name="Maria Lopez"
          position="Chair"
          more={{ label: "About", content: <p>Maria joined the board in 2019.</p> }}
        />
      </div>
    ),
  },
};

export const avatarExamples: Examples = {
  title: "Avatar",
  examples: {
    "initials and a portrait": () => (
      <p className="example-row">
        <Avatar name="Maria Lopez" size="small" />
        <Avatar name="Dr. Amrit Singh" />
        <Avatar name="Walter" size="large" image={exampleImage} />
      </p>
    ),
  },
};

export const tagExamples: Examples = {
  title: "Tag",
  examples: {
    tones: () => (
      <p className="example-row">
        <Tag>Recent</Tag> <Tag tone="sun">New</Tag> <Tag tone="good">Online</Tag>
      </p>
    ),
  },
};
