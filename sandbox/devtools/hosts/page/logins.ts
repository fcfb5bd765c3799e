import type { FrameSettings } from './messages'

/**
 * Settings with a login of their person: every frame is a device of its own, and cannot ask the sandbox for one. Without the person where the
 * sandbox has no account with the number, or does not answer.
 */
export async function withLogin(settings: FrameSettings): Promise<FrameSettings> {
  const { person, ...others } = settings
  if (!person) return settings
  try {
    const answer = await fetch(`/sandbox/shell/token/${encodeURIComponent(person)}`, { method: 'POST' })
    if (!answer.ok) return others
    const { token } = (await answer.json()) as { token: string }
    return { ...settings, token }
  } catch {
    return others
  }
}
