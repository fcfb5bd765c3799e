import sharp from 'sharp'

/** The forms in which a picture is sent. */
export type PictureFormat = 'png' | 'webp' | 'avif'

/**
 * A PNG with a palette: soft gradients cost most of a true-colour file, and 256 dithered shades of one palette show no steps. `source` is a
 * picture file without losses.
 */
export function encodePng(source: Buffer, colours = 256): Promise<Buffer> {
  return sharp(source).png({ palette: true, colours, quality: 100, compressionLevel: 9 }).toBuffer()
}

/** A picture in one of its forms; `source` is a picture file without losses. */
export function encode(source: Buffer, format: PictureFormat): Promise<Buffer> {
  switch (format) {
    case 'png':
      return encodePng(source)
    case 'webp':
      return sharp(source).webp({ quality: 85, effort: 4, smartSubsample: true }).toBuffer()
    case 'avif':
      // More effort costs twice the time for 3 % of the bytes.
      return sharp(source).avif({ quality: 60, effort: 2 }).toBuffer()
  }
}
