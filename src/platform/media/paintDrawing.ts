import type { Drawing, DrawnBox, DrawnPicture, DrawnText, Rect } from './posterPort'

/** What is used of a 2D context: mini-programs have no more than this in common with browsers. */
type Context = Pick<
  CanvasRenderingContext2D,
  | 'arcTo'
  | 'beginPath'
  | 'clip'
  | 'closePath'
  | 'createLinearGradient'
  | 'drawImage'
  | 'fill'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'moveTo'
  | 'restore'
  | 'save'
  | 'textAlign'
  | 'textBaseline'
>

/** Loads a picture for the canvas. Rejects where there is none. */
export type LoadPicture = (src: string) => Promise<CanvasImageSource>

/** Draws all parts. Rejects where a needed picture does not load; then nothing was drawn. */
export async function paintDrawing(context: Context, { parts }: Drawing, load: LoadPicture): Promise<void> {
  const pictures = new Map<DrawnPicture, CanvasImageSource>()
  await Promise.all(
    parts.map(async (part) => {
      if (part.kind !== 'picture') return
      try {
        pictures.set(part, await load(part.src))
      } catch (error) {
        if (part.needed) throw error
      }
    }),
  )
  for (const part of parts) {
    if (part.kind === 'box') paintBox(context, part)
    else if (part.kind === 'text') paintText(context, part)
    else paintPicture(context, part, pictures.get(part))
  }
}

function paintBox(context: Context, { fill, radius, ...rect }: DrawnBox): void {
  if (typeof fill === 'string') context.fillStyle = fill
  else {
    const gradient = context.createLinearGradient(0, rect.y, 0, rect.y + rect.height)
    gradient.addColorStop(0, fill[0])
    gradient.addColorStop(1, fill[1])
    context.fillStyle = gradient
  }
  outline(context, rect, radius)
  context.fill()
}

function paintPicture(context: Context, part: DrawnPicture, picture: CanvasImageSource | undefined): void {
  if (!picture) return
  context.save()
  outline(context, part, part.radius)
  context.clip()
  context.drawImage(picture, part.x, part.y, part.width, part.height)
  context.restore()
}

function paintText(context: Context, { x, y, text, size, colour, bold, align }: DrawnText): void {
  context.fillStyle = colour
  context.font = `${bold ? 'bold' : 'normal'} ${size}px sans-serif`
  context.textAlign = align ?? 'left'
  context.textBaseline = 'middle'
  context.fillText(text, x, y)
}

/** The path of a rectangle with round corners. */
function outline(context: Context, { x, y, width, height }: Rect, radius = 0): void {
  const [right, bottom] = [x + width, y + height]
  context.beginPath()
  context.moveTo(x + radius, y)
  context.arcTo(right, y, right, bottom, radius)
  context.arcTo(right, bottom, x, bottom, radius)
  context.arcTo(x, bottom, x, y, radius)
  context.arcTo(x, y, right, y, radius)
  context.closePath()
}
