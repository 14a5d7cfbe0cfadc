import path from "node:path";
import { redirectsPlugin } from "@payloadcms/plugin-redirects";
import { seoPlugin } from "@payloadcms/plugin-seo";
import { buildConfig } from "payload";
import sharp from "sharp";
import { officeRecords } from "./access/collection-access.ts";
import { guardedInternalRecords } from "./access/guarded-internal-records.ts";
import { administratorsOnly, nobody } from "./access/staff.ts";
import { auditFeature, showsHistory } from "./audit/audit-feature.ts";
import { bookletsFeature } from "./booklets/booklets-feature.ts";
import { contentFeature, contentPlugins } from "./content/content-feature.ts";
import { editor } from "./content/editor.ts";
import { queryLimits } from "./content/graphql/query-limits.ts";
import { queryNames } from "./content/graphql/query-names.ts";
import { picturesInTurn } from "./content/media/pictures-in-turn.ts";
import { redirectSettings } from "./content/redirects.ts";
import { donationsFeature } from "./donations/donations-feature.ts";
import { env } from "./env.ts";
import { feedsFeature } from "./feeds/feeds-feature.ts";
import { namesRows } from "./fields/rows/named-rows.ts";
import { formsFeature } from "./forms/forms-feature.ts";
import { groupsFeature } from "./groups/groups-feature.ts";
import { healthFeature } from "./health/health-feature.ts";
import { helpfulFeature } from "./helpful/helpful-feature.ts";
import { mailFeature } from "./mail/mail-feature.ts";
import { staffMail } from "./mail/staff-mail.ts";
import { moveInFeature } from "./move-in/move-in-feature.ts";
import { withHeadingBeforeTitle, withoutApiTab } from "./office/library-for-staff.ts";
import { officeFeature } from "./office/office-feature.ts";
import { oneDateFormat } from "./platform/admin/one-date-format.ts";
import { searchedByWords } from "./platform/admin/searched-by-words.ts";
import { database } from "./platform/database/database.ts";
import { additions, changing } from "./platform/feature.ts";
import { fieldErrors, malformedForm, unfitValue } from "./platform/http/callers-mistake.ts";
import { guardedOperations } from "./platform/http/guarded-operations.ts";
import { logOptions } from "./platform/log/log-options.ts";
import { fileCopy, largestFileBytes } from "./platform/storage/file-copy.ts";
import { privacyFeature } from "./privacy/privacy-feature.ts";
import { backendSource } from "./project-root.ts";
import { searchesFeature } from "./searches/searches-feature.ts";
import { staffFeature } from "./staff/staff-feature.ts";

const config = buildConfig({
  secret: env.PAYLOAD_SECRET,
  db: database(env.DATABASE_URL),
  editor,
  sharp: picturesInTurn(sharp),
  upload: { limits: { fileSize: largestFileBytes }, responseOnLimit: fileCopy.tooLarge() },
  telemetry: false,
  // While developing, the library's own coloured lines are easier to read.
  ...(env.NODE_ENV === "production" ? { logger: { options: logOptions(env.LOG_LEVEL) } } : {}),
  email: staffMail,
  hooks: { afterError: [fieldErrors, malformedForm, unfitValue] },
  // In the order of the menu. Each brings its collections, endpoints, jobs, mails, lines of the log and part of the admin.
  plugins: [
    officeFeature,
    contentFeature,
    groupsFeature,
    donationsFeature,
    formsFeature,
    feedsFeature,
    bookletsFeature,
    searchesFeature,
    helpfulFeature,
    moveInFeature,
    staffFeature,
    privacyFeature,
    mailFeature,
    auditFeature,
    healthFeature,
    additions,
    ...contentPlugins,
    redirectsPlugin(redirectSettings),
    changing({
      collections: "all",
      collection: (each) =>
        namesRows(showsHistory(searchedByWords(oneDateFormat(withHeadingBeforeTitle(withoutApiTab(each)))))),
      globals: () => true,
      global: (each) => namesRows(withoutApiTab(each)),
    }),
    seoPlugin({
      collections: ["pages", "news", "stories", "events"],
      uploadsCollection: "media",
      interfaceName: "Meta",
      tabbedUI: true,
    }),
  ],
  jobs: {
    // The library runs jobs at the asking of a GET, which any page could have a browser send; they run by themselves here.
    access: { run: nobody, queue: administratorsOnly, cancel: administratorsOnly },
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      // Only the application writes jobs: one made or changed by hand would run with whatever it was given.
      access: officeRecords("payload-jobs"),
    }),
    // Each queue in seconds of its own: they look at their schedules one after the other (`queue-schedules-once.ts`).
    autoRun: [{ cron: "*/2 * * * * *", queue: "default", limit: 20, silent: true }],
  },
  admin: {
    user: "users",
    importMap: {
      baseDir: backendSource,
      importMapFile: path.resolve(backendSource, "app/(payload)/admin/importMap.js"),
    },
  },
  graphQL: {
    ...queryLimits,
    queries: queryNames,
    schemaOutputFile: path.resolve(backendSource, "../../contract/schema.graphql"),
  },
  typescript: {
    outputFile: path.resolve(backendSource, "payload-types.ts"),
    // `npm run migrations` writes the types. Else each start outside of production would, in a process of its own.
    autoGenerate: false,
  },
});

export default config.then(guardedInternalRecords).then(guardedOperations);
