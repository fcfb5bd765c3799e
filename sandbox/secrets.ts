import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Secrets of one installation, made at first use and kept in its data folder, readable by the owner only. */
export class Secrets {
  private known = new Map<string, string>()

  constructor(private readonly folder: string) {}

  /** A random text for signing. */
  text(name: string): string {
    return this.keep(name, () => randomBytes(32).toString('hex'))
  }

  /** The private RSA key that apiVip calls are read with, as PEM text. */
  privateKey(): string {
    return this.keep('apivip.pem', () => {
      const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
      return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
    })
  }

  private keep(name: string, make: () => string): string {
    const known = this.known.get(name)
    if (known) return known
    const file = join(this.folder, name)
    if (!existsSync(file)) {
      mkdirSync(this.folder, { recursive: true })
      writeFileSync(file, make(), { mode: 0o600 })
    }
    const value = readFileSync(file, 'utf8')
    this.known.set(name, value)
    return value
  }
}
