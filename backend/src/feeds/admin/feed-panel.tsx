"use client";

import "./feed-panel.css";
import { useAuth, useConfig } from "@payloadcms/ui";
import type { UIFieldClientComponent } from "payload";
import { useEffect, useRef, useState } from "react";
import { mayAct } from "../../access/rights.ts";
import type { User } from "../../payload-types.ts";
import { type KnownFeed, knownFeeds } from "../sync/known-feeds.ts";
import { FeedCard } from "./feed-card.tsx";
import { feedPanelCopy as copy } from "./feed-panel-copy.ts";
import { askFeeds, askForRun, type FeedReport, isUnderWay, newsOfFeed } from "./feed-report.ts";

const lookAgainMs = 3_000;
const afterFailureMs = 15_000;

/** Above the settings of the feeds: how each stands, and a button that has it run. It looks again for as long as something is under way. */
export const FeedPanel: UIFieldClientComponent = () => {
  const { user } = useAuth<User>();
  const { config } = useConfig();
  const path = `${config.routes.api}/feeds`;
  const [reports, setReports] = useState<FeedReport[]>([]);
  const [news, setNews] = useState<Partial<Record<FeedReport["name"], string>>>({});
  const [problem, setProblem] = useState("");
  // Each press has the panel begin to look again.
  const [presses, setPresses] = useState(0);
  const known = useRef<FeedReport[]>([]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a press changes what is to be seen.
  useEffect(() => {
    const left = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      const found = await askFeeds(path, left.signal);
      if (left.signal.aborted) return;
      setProblem(found ? "" : copy.notRead);
      if (found) {
        for (const report of found) {
          const { name } = report;
          const before = known.current.find((each) => each.name === name);
          const words = newsOfFeed(before, report);
          if (words) setNews((all) => ({ ...all, [name]: words }));
        }
        known.current = found;
        setReports(found);
      }
      if (!found || found.some(isUnderWay)) timer = setTimeout(look, found ? lookAgainMs : afterFailureMs);
    };
    void look();
    return () => {
      left.abort();
      clearTimeout(timer);
    };
  }, [path, presses]);

  const run = (feed: KnownFeed) => async () => {
    const words = (await askForRun(path, feed.name)) ?? copy.asked(feed);
    setNews((all) => ({ ...all, [feed.name]: words }));
    setPresses((count) => count + 1);
  };

  return (
    <div className="field-type feed-panel">
      <p role="alert" className="feed-card__problem">
        {problem}
      </p>
      {Object.values(knownFeeds).map((feed) => {
        const report = reports.find(({ name }) => name === feed.name);
        if (!report) return null;
        const onRun = mayAct(user?.role, "feed-run") ? run(feed) : undefined;
        return (
          <FeedCard key={feed.name} feed={feed} report={report} news={news[feed.name] ?? ""} onRun={onRun} />
        );
      })}
    </div>
  );
};
