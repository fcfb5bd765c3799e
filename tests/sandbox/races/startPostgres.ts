import { type PostgresServer, startPostgresServer } from '@tests/fixtures/postgresServer'
import { Client } from 'pg'

export interface Postgres {
  /** Connection string of a database of its own. */
  url: string
  /** Ends it, with every connection to it. */
  stop(): Promise<void>
}

/** The server of this run, which `services.ts` starts for the first who asks; one of its own for a program that Jest has not started. */
async function serverOfRun(): Promise<PostgresServer> {
  const { TEST_SERVICES } = process.env
  if (!TEST_SERVICES) return startPostgresServer()
  const answer = await fetch(`${TEST_SERVICES}/postgres`)
  if (!answer.ok) throw new Error(`there is no PostgreSQL for this run: ${await answer.text()}`)
  return { url: await answer.text(), stop: async () => undefined }
}

/** The connection string of another database of a server. */
export const databaseAt = (serverUrl: string, name: string): string => new URL(`/${name}`, serverUrl).href

/**
 * A connection to a database. A test that fails may leave it open; the end of its database is then no error, which no one would handle and which
 * would end the process of all tests.
 */
export async function connectTo(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  client.on('error', (error) => console.warn('A connection to PostgreSQL has ended:', error.message))
  await client.connect()
  return client
}

/** Does something with a connection to a server's own database. */
async function withServer<T>({ url }: PostgresServer, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connectTo(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** No two are alike on one machine, in whichever process they are made. */
const newName = (): string => `test_${process.pid}_${process.hrtime.bigint()}`

/**
 * A database of a real PostgreSQL; PGlite runs transactions one by one, so that no race can fail on it. It is empty, or a copy of a
 * template, which is prepared once in a run.
 */
export async function startPostgres(template?: Template): Promise<Postgres> {
  const server = await serverOfRun()
  const name = newName()
  await withServer(server, async (client) => {
    if (template) await prepare(client, server.url, template)
    await client.query(`create database ${name} template ${template?.name ?? 'template0'}`)
  })
  return {
    url: databaseAt(server.url, name),
    async stop() {
      await withServer(server, (client) => client.query(`drop database ${name} with (force)`))
      await server.stop()
    },
  }
}

/** What several databases begin with. */
export interface Template {
  /** Its name among the server's databases. */
  name: string
  /** Fills a new database. */
  fill(url: string): Promise<void>
}

/** Makes a template unless it is there. Of several workers that want it at the same time, one makes it, and the others wait. */
async function prepare(client: Client, serverUrl: string, { name, fill }: Template): Promise<void> {
  const unfinished = `unfinished_${name}`
  await client.query(`select pg_advisory_lock(hashtext('${name}'))`)
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [name])
  if (rowCount) return
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await client.query(`create database ${unfinished} template template0`)
  await fill(databaseAt(serverUrl, unfinished))
  await client.query(`alter database ${unfinished} rename to ${name}`)
}
