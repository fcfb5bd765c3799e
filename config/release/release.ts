import type { ReleaseCommand } from './command'
import { installCommand } from './tools'

/** What a release does to the project and outside of it. */
export interface ReleaseSteps {
  /** Why it may not begin. */
  refusalsBefore(): string[]
  /** Why the vendor's tool cannot run; only an upload needs it. */
  missingTool(): string[]
  /** Makes the production build; answers what went wrong. */
  build(): Promise<string[]>
  /** Why what was built may not be released. */
  buildRefusals(): string[]
  /** Hands it to the vendor, or makes the folder ready; answers what went wrong. */
  deliver(): Promise<string[]>
  say(line: string): void
}

/**
 * Makes a release, and refuses it before the build where that is known then. Answers why it was refused; empty where it is made. A dry run
 * does everything but the upload.
 */
export async function release({ host, action, isDry }: ReleaseCommand, steps: ReleaseSteps): Promise<string[]> {
  const uploads = host !== 'h5'
  const before = [...steps.refusalsBefore(), ...(uploads && !isDry ? steps.missingTool() : [])]
  if (before.length > 0) return before
  steps.say(`Building ${host} for production …`)
  const broken = await steps.build()
  if (broken.length > 0) return broken
  const refusals = steps.buildRefusals()
  if (refusals.length > 0) return refusals
  if (uploads && isDry) {
    const missing = steps.missingTool().length > 0 ? `; the ${action} itself also needs: ${installCommand(host)}` : ''
    steps.say(`dry run: ${host} is ready, and nothing was sent${missing}`)
    return []
  }
  return steps.deliver()
}
