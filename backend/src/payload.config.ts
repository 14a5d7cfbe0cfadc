import path from "node:path";
import { redirectsPlugin } from "@payloadcms/plugin-redirects";
import { seoPlugin } from "@payloadcms/plugin-seo";
import { buildConfig } from "payload";
import sharp from "sharp";
import { administratorsOnly } from "./access/administrators-only.ts";
import { guardedInternalRecords } from "./access/guarded-internal-records.ts";
import { nobody } from "./access/nobody.ts";
import { auditLog } from "./audit/audit-log.ts";
import { recordsAccounts } from "./audit/records-accounts.ts";
import { recordsChanges, recordsPublications } from "./audit/records-publications.ts";
import { showsHistory } from "./audit/shows-history.ts";
import { contentCollections, contentGlobals } from "./content/collections.ts";
import { editor } from "./content/editor.ts";
import { queryLimits } from "./content/graphql/query-limits.ts";
import { queryNames } from "./content/graphql/query-names.ts";
import { onePictureAtATime } from "./content/media/one-picture-at-a-time.ts";
import { previewData } from "./content/preview/preview-data.ts";
import { previewedOnSite } from "./content/preview/previewed-on-site.ts";
import { announcesChanges, announcesPublications } from "./content/publishing/announces-publications.ts";
import { globalSavedAfterDonors, savedAfterDonors } from "./content/publishing/saved-after-donors.ts";
import { redirectSettings } from "./content/redirects.ts";
import { keepsTrash } from "./content/trash/keeps-trash.ts";
import { hidesUntouchedDrafts } from "./content/untitled-drafts.ts";
import { billingQueue, billingTask } from "./donations/billing/billing-task.ts";
import { donationCollections } from "./donations/donation-collections.ts";
import { donationEndpoints } from "./donations/donation-endpoints.ts";
import { donationTasks, gatewayQueue } from "./donations/follow-up/tasks.ts";
import { donationProtection } from "./donations/protection/attack-mode.ts";
import { annualQueue, annualTask } from "./donations/receipts/annual/annual-task.ts";
import { env } from "./env.ts";
import { feedRunEndpoints } from "./feeds/admin/feed-run-endpoints.ts";
import { feedEndpoints } from "./feeds/feed-endpoints.ts";
import { feedQueue, readFeedsTask } from "./feeds/read-feeds-task.ts";
import { feedItems } from "./feeds/sync/feed-items.ts";
import { feedsSettings } from "./feeds/sync/feeds-settings.ts";
import { formEndpoints } from "./forms/form-endpoints.ts";
import { formSubmissions } from "./forms/form-submissions.ts";
import { readLeftTask } from "./forms/mailing-list/note-left.ts";
import { passOnSubscribersTask } from "./forms/mailing-list/pass-on-subscribers.ts";
import { subscribers } from "./forms/mailing-list/subscribers.ts";
import { askLeadersTask } from "./groups/leaders/ask-leaders-task.ts";
import { groupCheckEndpoints } from "./groups/leaders/check-endpoints.ts";
import { groupLeaders } from "./groups/leaders/group-leaders.ts";
import { deliverMailsTask, mailQueue } from "./mail/deliver-mails-task.ts";
import { outbox } from "./mail/outbox.ts";
import { staffMail } from "./mail/staff-mail.ts";
import { momentFormat, oneDateFormat } from "./platform/admin/one-date-format.ts";
import { searchedByWords } from "./platform/admin/searched-by-words.ts";
import { database } from "./platform/database/database.ts";
import { malformedForm, unfitValue } from "./platform/http/callers-mistake.ts";
import { fieldErrors } from "./platform/http/field-errors.ts";
import { guardedOperations } from "./platform/http/guarded-operations.ts";
import { underLease } from "./platform/jobs/under-lease.ts";
import { logOptions } from "./platform/log/log-options.ts";
import { fileCopy, largestFileBytes } from "./platform/storage/file-copy.ts";
import { personCopy } from "./privacy/admin/person-copy.ts";
import { personEndpoints } from "./privacy/endpoints/person-endpoints.ts";
import { retentionQueue, retentionTask } from "./privacy/retention/retention-task.ts";
import { backendSource } from "./project-root.ts";
import { missedSearches } from "./searches/missed-searches.ts";
import { missedSearchesEndpoint } from "./searches/missed-searches-endpoint.ts";
import { secondFactorView } from "./staff/second-factor/second-factor-view.ts";
import { secondFactors } from "./staff/second-factor/second-factors.ts";
import { signInAttempts } from "./staff/sign-in/sign-in-attempts.ts";
import { users } from "./staff/users.ts";

const config = buildConfig({
  secret: env.PAYLOAD_SECRET,
  db: database(env.DATABASE_URL),
  editor,
  sharp: onePictureAtATime(sharp),
  upload: { limits: { fileSize: largestFileBytes }, responseOnLimit: fileCopy.tooLarge() },
  telemetry: false,
  // While developing, the library's own coloured lines are easier to read.
  ...(env.NODE_ENV === "production" ? { logger: { options: logOptions(env.LOG_LEVEL) } } : {}),
  email: staffMail,
  hooks: { afterError: [fieldErrors, malformedForm, unfitValue] },
  admin: {
    user: users.slug,
    avatar: "default",
    dateFormat: momentFormat,
    components: {
      header: ["/staff/second-factor/admin/lead-to-second-factor.tsx#LeadToSecondFactor"],
      beforeDashboard: [
        "/staff/dashboard/choose-password-notice.tsx#ChoosePasswordNotice",
        "/staff/dashboard/still-to-be-written.tsx#StillToBeWritten",
        "/groups/admin/groups-notice.tsx#GroupsNotice",
        "/donations/receipts/annual/admin/spelling-notice.tsx#SpellingNotice",
        "/staff/dashboard/clinical-reviews.tsx#ClinicalReviews",
      ],
      afterNavLinks: [
        "/privacy/admin/retention-link#RetentionLink",
        "/privacy/admin/person-nav-link.tsx#PersonNavLink",
      ],
      views: {
        secondFactor: secondFactorView,
        privacy: { path: "/privacy", Component: "/privacy/admin/retention-view#RetentionView" },
        person: {
          Component: "/privacy/admin/person-view.tsx#PersonView",
          path: "/person",
          exact: true,
          meta: { title: personCopy.title },
        },
      },
    },
    importMap: {
      baseDir: backendSource,
      importMapFile: path.resolve(backendSource, "app/(payload)/admin/importMap.js"),
    },
  },
  collections: [
    ...contentCollections.map((collection) =>
      savedAfterDonors(
        recordsPublications(
          announcesPublications(previewedOnSite(hidesUntouchedDrafts(keepsTrash(collection)))),
        ),
      ),
    ),
    ...donationCollections,
    formSubmissions,
    announcesPublications(groupLeaders),
    subscribers,
    outbox,
    feedItems,
    missedSearches,
    auditLog,
    recordsAccounts(users),
    secondFactors,
    signInAttempts,
  ].map((collection) => showsHistory(searchedByWords(oneDateFormat(collection)))),
  globals: [
    ...[...contentGlobals, feedsSettings].map((global) =>
      globalSavedAfterDonors(recordsChanges(announcesChanges(global))),
    ),
    donationProtection,
  ],
  endpoints: [
    ...donationEndpoints,
    ...formEndpoints,
    ...groupCheckEndpoints,
    ...feedEndpoints,
    ...feedRunEndpoints,
    ...personEndpoints,
    previewData,
    missedSearchesEndpoint,
  ],
  plugins: [
    seoPlugin({
      collections: ["pages", "news", "stories", "events"],
      uploadsCollection: "media",
      interfaceName: "Meta",
      tabbedUI: true,
    }),
    redirectsPlugin(redirectSettings),
  ],
  jobs: {
    // The library runs jobs at the asking of a GET, which any page could have a browser send; they run by themselves here.
    access: { run: nobody, queue: administratorsOnly, cancel: administratorsOnly },
    jobsCollectionOverrides: ({ defaultJobsCollection }) => ({
      ...defaultJobsCollection,
      // Only the application writes jobs: one made or changed by hand would run with whatever it was given.
      access: { create: nobody, read: administratorsOnly, update: nobody, delete: administratorsOnly },
    }),
    tasks: [
      ...donationTasks,
      billingTask,
      annualTask,
      deliverMailsTask,
      passOnSubscribersTask,
      readLeftTask,
      askLeadersTask,
      readFeedsTask,
      retentionTask,
    ].map((task) => underLease(task)),
    // Each in seconds of its own: the library keeps the schedules of all queues in one document.
    autoRun: [
      { cron: "*/2 * * * * *", queue: "default", limit: 20, silent: true },
      { cron: "1-59/4 * * * * *", queue: gatewayQueue, limit: 20, silent: true },
      { cron: "3-59/4 * * * * *", queue: mailQueue, limit: 20, silent: true },
      { cron: "40 * * * * *", queue: billingQueue, limit: 1, silent: true },
      { cron: "45 * * * * *", queue: annualQueue, limit: 1, silent: true },
      { cron: "10-59/20 * * * * *", queue: feedQueue, limit: 1, silent: true },
      { cron: "30 7-59/10 * * * *", queue: retentionQueue, limit: 1, silent: true },
    ],
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
