import { lookup } from "node:dns/promises";
import { connect as connectTcp } from "node:net";
import { type Finding, good, notice, wrong } from "../../../backend/src/platform/doctor/finding.ts";
import { certificateFindings, hostOf, portOf } from "./certificate-findings.ts";

const about = "Public address";
const clocksApartMs = 5_000;
const withinMs = 8_000;

/** Only what stands in the address itself: nobody but this machine asks for it. */
const isThisMachine = ({ hostname }: URL): boolean => /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);

const ask = (url: URL) => fetch(url, { redirect: "manual", signal: AbortSignal.timeout(withinMs) });

/** From `http://` everybody is led to `https://`, on the usual port. */
async function redirectFindings(url: URL): Promise<Finding[]> {
  if (url.port) return [];
  const answer = await ask(new URL(`http://${url.hostname}/`)).catch(() => undefined);
  if (!answer)
    return [
      notice(
        about,
        "nobody answers at http://, so who types the name without https sees nothing in older browsers",
      ),
    ];
  const leads =
    answer.status >= 300 && answer.status < 400 && answer.headers.get("location")?.startsWith("https://");
  return leads
    ? [good(about, "http:// leads to https://")]
    : [
        wrong(
          about,
          `http:// does not lead to https:// (it answers ${answer.status})`,
          "Have the proxy redirect everything from port 80 to https.",
        ),
      ];
}

function clockFindings(date: string | null, now: Date): Finding[] {
  const apart = Math.abs(Date.parse(date ?? "") - now.getTime());
  // The header has whole seconds.
  return apart > clocksApartMs + 1_000
    ? [
        wrong(
          "Clock",
          `this machine and the one at the public address differ by ${Math.round(apart / 1_000)} s`,
          "Have both set their clocks by the network (on Debian: apt-get install systemd-timesyncd).",
        ),
      ]
    : [];
}

/** What visitors get, and what they should not. */
async function answerFindings(url: URL): Promise<Finding[]> {
  const front = await ask(url).catch(() => undefined);
  if (!front)
    return [
      wrong(about, `${url.origin} does not answer`, "See whether the proxy in front and the site run."),
    ];
  await front.body?.cancel();
  const [health, metrics] = await Promise.all(
    ["/healthz", "/metrics"].map(async (path) => {
      const answer = await ask(new URL(path, url)).catch(() => undefined);
      return answer?.status === 200 ? await answer.text() : "";
    }),
  );
  return [
    front.ok
      ? good(about, `${url.origin} answers`)
      : wrong(
          about,
          `${url.origin} answers ${front.status}`,
          "Does the proxy lead to the site's port? Its log, and the site's, say more.",
        ),
    ...clockFindings(front.headers.get("date"), new Date()),
    ...(url.protocol === "http:" || front.headers.has("strict-transport-security")
      ? []
      : [
          wrong(
            about,
            "browsers are not told to come by https only (HSTS)",
            "The site says so itself: let the proxy pass its header Strict-Transport-Security on.",
          ),
        ]),
    ...(/^# (HELP|TYPE) /m.test(metrics ?? "")
      ? [
          wrong(
            about,
            "strangers can read our numbers at /metrics",
            "Do not have the proxy pass /metrics on.",
          ),
        ]
      : []),
    ...(/"degraded"/.test(health ?? "")
      ? [
          notice(
            about,
            "strangers can read at /healthz what does not work: have the proxy pass it on to your monitor alone",
          ),
        ]
      : []),
  ];
}

const isOpen = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connectTcp({ host, port, timeout: 3_000 });
    const end = (open: boolean) => {
      socket.destroy();
      resolve(open);
    };
    socket.once("connect", () => end(true));
    socket.once("timeout", () => end(false));
    socket.once("error", () => end(false));
  });

/** Ports that only the proxy, or only this machine, should reach. They are asked from here: a firewall may still hide them from others. */
async function portFindings(
  url: URL,
  ports: { name: string; port: number; mend: string }[],
): Promise<Finding[]> {
  const asked = ports.filter(({ port }) => port !== portOf(url));
  const open = await Promise.all(asked.map(({ port }) => isOpen(hostOf(url), port)));
  return asked
    .filter((_, at) => open[at])
    .map(({ name, port, mend }) =>
      wrong("Ports", `${name} can be reached at ${url.hostname}:${port}, at least from this machine`, mend),
    );
}

type PublicSettings = {
  siteUrl: string;
  adminOrigin: string;
  trustProxy: boolean;
  sitePort: number;
  backendPort: number;
};

/** What stands in front of the site, as far as the settings say it. */
function proxyFindings(url: URL, trustProxy: boolean): Finding[] {
  if (url.protocol === "http:")
    return [
      wrong(
        about,
        `${url.origin} is not encrypted: names, addresses and sign-ins can be read on their way`,
        "Stand a proxy with a certificate in front, and begin SITE_URL with https://.",
      ),
    ];
  return trustProxy
    ? [good("Proxy", "the visitor's address is taken from X-Forwarded-For, as the proxy in front writes it")]
    : [
        wrong(
          "Proxy",
          "TRUST_PROXY is not set, so all visitors seem to have the proxy's address: a few declined cards would stop every donor",
          "Set TRUST_PROXY=1, and have the proxy write X-Forwarded-For.",
        ),
      ];
}

async function adminFindings(settings: PublicSettings, now: Date): Promise<Finding[]> {
  const url = new URL(settings.adminOrigin);
  if (isThisMachine(url))
    return [
      notice(
        "Admin",
        `staff open it at ${url.origin}/admin, from this machine alone. BACKEND_ADMIN_ORIGIN names another way`,
      ),
    ];
  const answer = await ask(new URL("/admin/login", url)).catch(() => undefined);
  await answer?.body?.cancel();
  return [
    answer?.ok
      ? good("Admin", `${url.origin}/admin answers`)
      : wrong(
          "Admin",
          `${url.origin}/admin ${answer ? `answers ${answer.status}` : "cannot be reached from here"}`,
          "Does the proxy lead this name to the backend's port? Where staff come by VPN only, this machine may be outside of it.",
        ),
    ...(url.protocol === "https:"
      ? await certificateFindings("Admin", url, now)
      : [
          wrong(
            "Admin",
            `${url.origin} is not encrypted: passwords can be read on their way`,
            "Give the admin a name with a certificate, and begin BACKEND_ADMIN_ORIGIN with https://.",
          ),
        ]),
  ];
}

/** The public address as the world sees it, asked from this machine. */
export async function publicFindings(settings: PublicSettings, now: Date): Promise<Finding[]> {
  const url = new URL(settings.siteUrl);
  if (isThisMachine(url))
    return [
      notice(
        about,
        `SITE_URL is ${url.origin}: this site is for this machine alone. “Putting it on the internet” in docs/operations.md says how it opens`,
      ),
    ];
  try {
    await lookup(hostOf(url));
  } catch {
    return [
      wrong(
        about,
        `the name ${url.hostname} leads nowhere`,
        "Have whoever looks after the domain enter this machine's address (an A record), or look at SITE_URL. A new entry takes up to a day.",
      ),
    ];
  }
  const isSafe = url.protocol === "https:";
  const found = await Promise.all([
    proxyFindings(url, settings.trustProxy),
    isSafe ? certificateFindings(about, url, now) : [],
    isSafe ? redirectFindings(url) : [],
    answerFindings(url),
    portFindings(url, [
      {
        name: "the backend",
        port: settings.backendPort,
        mend: "Take BACKEND_HOST out, so that it listens on this machine alone, or close the port in the firewall.",
      },
      ...(settings.trustProxy
        ? [
            {
              name: "the site, past the proxy,",
              port: settings.sitePort,
              mend: "Set HOST=127.0.0.1, or close the port in the firewall: who comes past the proxy can claim any address.",
            },
          ]
        : []),
    ]),
    adminFindings(settings, now),
  ]);
  return found.flat();
}
