/**
 * The configuration of workerd for a worker beside it.
 * @param documents the site's folder
 * @param files the folder of all that is no page
 */
export const workerdConfig = (documents: string, files: string, port: number): string => `\
using Workerd = import "/workerd/workerd.capnp";

const config :Workerd.Config = (
  services = [
    (name = "site", worker = (
      modules = [
        (name = "worker.mjs", esModule = embed "worker.mjs"),
        (name = "lightningcss.wasm", wasm = embed "lightningcss.wasm"),
      ],
      compatibilityDate = "2026-11-01",
      bindings = [(name = "DOCUMENTS", service = "documents"), (name = "FILES", service = "files")],
    )),
    (name = "documents", disk = (path = ${JSON.stringify(documents)})),
    (name = "files", disk = (path = ${JSON.stringify(files)})),
  ],
  sockets = [(name = "http", address = "localhost:${port}", http = (), service = "site")],
);
`
