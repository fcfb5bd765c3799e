import { poster } from '@/platform/media/poster'

/** One pixel. */
const picture =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

let made: string | undefined

/** Draws a small poster as the app does, for a page of a mini-program that contains no other code of the app. */
export async function draw(src = picture): Promise<string> {
  made = await poster.draw({
    width: 120,
    height: 80,
    parts: [
      { kind: 'box', x: 0, y: 0, width: 120, height: 80, fill: ['#000000', '#FFFFFF'], radius: 4 },
      { kind: 'picture', x: 0, y: 0, width: 40, height: 40, src: 'http://127.0.0.1:9/nothing.png' },
      { kind: 'picture', x: 0, y: 0, width: 40, height: 40, src, needed: true },
      { kind: 'text', x: 60, y: 40, text: 'drawn', size: 20, colour: '#123456', bold: true, align: 'center' },
    ],
  })
  return made ?? 'not drawn'
}

/** Saves what was drawn. */
export const save = async (): Promise<string> => (made ? poster.save(made) : 'nothing to save')

/** Removes what was drawn. */
export const forget = async (): Promise<string> => {
  if (made) poster.forget(made)
  return 'forgotten'
}

/** Opens the host's permissions of the app. */
export const settings = async (): Promise<string> => `album allowed: ${await poster.openSettings?.()}`
