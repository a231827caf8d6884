import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../scripts/serve/listen'
import { temporaryFolder } from '../temporary-sites'

const nginx = ['nginx', '/usr/sbin/nginx'].find((program) => spawnSync(program, ['-v']).status === 0)

/** Whether nginx is installed. */
export const hasNginx = nginx !== undefined

export interface Nginx {
  port: number
}

/**
 * Serves the files of a build with its nginx.conf, on a free port.
 * @param client the folder of the files
 * @param whenDone vitest's afterAll
 */
export async function startNginx(client: string, whenDone: (end: () => void) => void): Promise<Nginx> {
  const folder = temporaryFolder(whenDone)
  const port = await freePort()
  writeFileSync(join(folder, 'nginx.conf'), configuration(folder, client, port))
  const run = (...args: string[]) => {
    const { status, stderr } = spawnSync(nginx ?? '', ['-p', folder, '-c', join(folder, 'nginx.conf'), ...args])
    if (status !== 0) throw new Error(String(stderr))
  }
  run()
  whenDone(() => run('-s', 'quit'))
  return { port }
}

/** A complete configuration, which only uses the machine's own MIME types. */
const configuration = (folder: string, client: string, port: number) => `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${client};
    include ${client}/nginx.conf;
  }
}`
