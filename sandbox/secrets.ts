import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Db } from './db/client'
import { secrets } from './db/tables'

/** Secrets of one installation, made at first use and kept in its database, so that all processes on it have the same. */
export class Secrets {
  private known = new Map<string, Promise<string>>()

  constructor(private readonly db: Db) {}

  /** A random text for signing. */
  text(name: string): Promise<string> {
    return this.keep(name, () => randomBytes(32).toString('hex'))
  }

  /** The private RSA key that apiVip calls are read with, as PEM text. */
  privateKey(): Promise<string> {
    return this.keep('apivip.pem', () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    })
  }

  private keep(name: string, make: () => string): Promise<string> {
    const known = this.known.get(name) ?? this.find(name, make)
    this.known.set(name, known)
    known.catch(() => this.known.delete(name))
    return known
  }

  private async find(name: string, make: () => string): Promise<string> {
    const kept = await this.read(name)
    if (kept !== undefined) return kept
    // Of two processes that make it at the same time, the second uses the first one's.
    await this.db.insert(secrets).values({ name, value: make() }).onConflictDoNothing()
    const value = await this.read(name)
    if (value === undefined) throw new Error(`the secret ${name} was not kept`)
    return value
  }

  private async read(name: string): Promise<string | undefined> {
    const [row] = await this.db.select().from(secrets).where(eq(secrets.name, name))
    return row?.value
  }
}
