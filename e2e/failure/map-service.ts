import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { installGoogleMaps } from "../../site/tests/google-maps-stand-in.ts";

/** How the script is answered, one answer a request; the last one goes on. */
type Answer = "comes" | "fails" | "breaks";

const scripts = {
  comes: (callback: string) => `(${installGoogleMaps})(); ${callback}();`,
  breaks: () => `throw new Error("A script that breaks");`,
};

/** Stands in for the maps service: its script, on 127.0.0.1. */
export async function startMapService() {
  const asked: string[] = [];
  let answers: Answer[] = ["comes"];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = (answers.length > 1 ? answers.shift() : answers[0]) ?? "comes";
    if (answer === "fails") return void response.writeHead(503).end();
    const callback = new URL(request.url ?? "", "http://127.0.0.1").searchParams.get("callback") ?? "";
    response.writeHead(200, { "content-type": "text/javascript" }).end(scripts[answer](callback));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    script: `http://127.0.0.1:${(server.address() as AddressInfo).port}/maps/api/js`,
    asked,
    answer: (...next: Answer[]) => {
      answers = next;
      asked.length = 0;
    },
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
