import { connect as connectTls, type TLSSocket } from "node:tls";
import { type Finding, good, notice, wrong } from "../../../backend/src/platform/doctor/finding.ts";

const dayMs = 24 * 60 * 60_000;
/** Certificates that renew themselves do so a month before; one that is not renewed by now will not be. */
const soonMs = 14 * dayMs;
const withinMs = 8_000;

export const portOf = ({ port, protocol }: URL) => Number(port || (protocol === "https:" ? 443 : 80));
export const hostOf = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, "");

/** Why a certificate is not believed, by Node's codes. */
const distrust: Readonly<Record<string, string>> = {
  CERT_HAS_EXPIRED: "its certificate is out of date",
  ERR_TLS_CERT_ALTNAME_INVALID: "its certificate is of another name",
  DEPTH_ZERO_SELF_SIGNED_CERT: "its certificate is signed by itself, which no browser believes",
  SELF_SIGNED_CERT_IN_CHAIN: "its certificate is of nobody whom browsers believe",
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: "it does not send the certificates in between",
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: "it does not send the certificates in between",
};

const shakeHands = (url: URL): Promise<TLSSocket> =>
  new Promise((resolve, reject) => {
    const socket = connectTls(
      {
        host: hostOf(url),
        port: portOf(url),
        servername: /[a-z]/i.test(url.hostname) ? url.hostname : "",
        ALPNProtocols: ["h2", "http/1.1"],
      },
      () => resolve(socket),
    );
    socket.setTimeout(withinMs, () => socket.destroy(new Error("no answer")));
    socket.once("error", reject);
  });

/** Whether browsers believe the certificate of an https address, and for how long; `name` is what the address is called. */
export async function certificateFindings(name: string, url: URL, now: Date): Promise<Finding[]> {
  let socket: TLSSocket;
  try {
    socket = await shakeHands(url);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    return [
      wrong(
        name,
        `${url.host} makes no safe connection: ${distrust[code] ?? (/REFUSED|TIMEDOUT|UNREACH/.test(code) ? "nobody answers there" : code || "it does not answer")}`,
        distrust[code]
          ? "Have the proxy in front get a new certificate for this name (certbot renew, or Caddy does it by itself), with those in between."
          : "See whether the proxy in front runs, and whether the firewall lets port 443 through.",
      ),
    ];
  }
  const validTo = new Date(socket.getPeerCertificate().valid_to);
  const speaksHttp2 = socket.alpnProtocol === "h2";
  socket.destroy();
  const days = Math.floor((validTo.getTime() - now.getTime()) / dayMs);
  return [
    validTo.getTime() - now.getTime() > soonMs
      ? good(name, `${url.host} makes a safe connection; its certificate is good for ${days} more days`)
      : wrong(
          name,
          `the certificate of ${url.host} is good for ${days} more days only`,
          "It should have renewed itself by now: look at what gets it for the proxy (certbot renew).",
        ),
    ...(speaksHttp2
      ? []
      : [
          notice(
            name,
            `${url.host} does not speak HTTP/2, which loads pages faster: switch it on in the proxy`,
          ),
        ]),
  ];
}
