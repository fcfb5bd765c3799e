/** A browser draws outside the document. */
export function DrawingCanvas() {
  return null
}
