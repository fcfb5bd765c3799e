/** A picture that a canvas can draw, upright as the camera held it. */
interface Decoded {
  image: CanvasImageSource
  width: number
  height: number
  close(): void
}

/** Decodes a file; rejects where it is no picture. Safari before 15 has no `createImageBitmap`: there an image element decodes it. */
export async function decodePicture(blob: Blob): Promise<Decoded> {
  if (typeof createImageBitmap === 'function') {
    const image = await createImageBitmap(blob)
    return { image, width: image.width, height: image.height, close: () => image.close() }
  }
  const image = new Image()
  const address = URL.createObjectURL(blob)
  const close = () => URL.revokeObjectURL(address)
  image.src = address
  try {
    await image.decode()
  } catch (error) {
    close()
    throw error
  }
  return { image, width: image.naturalWidth, height: image.naturalHeight, close }
}
