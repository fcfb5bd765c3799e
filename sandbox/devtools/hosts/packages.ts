import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import path from 'node:path'
import type { Platform } from './protocol'

/** A package as it is sent: its JSON, and a name that changes with it. */
export interface SentPackage {
  etag: string
  json: string
}

/** The packages of built mini-programs, each read and compiled once per build. */
export class Packages {
  private readonly kept = new Map<string, SentPackage & { builtAt: number }>()

  /** The package in a folder; throws where the folder is no mini-program. The compiler is loaded when it is first needed. */
  async of(folder: string, platform: Platform): Promise<SentPackage> {
    const builtAt = statSync(path.join(folder, 'app.json')).mtimeMs
    const kept = this.kept.get(folder)
    if (kept?.builtAt === builtAt) return kept
    const { pack } = await import('./pack')
    const json = JSON.stringify(pack(folder, platform))
    const etag = `"${createHash('sha256').update(json).digest('hex').slice(0, 16)}"`
    const sent = { etag, json, builtAt }
    this.kept.set(folder, sent)
    return sent
  }
}
