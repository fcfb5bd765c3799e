import type { FunctionComponent } from 'react'

/** The element that a drawing is made on, out of sight; nothing where a host needs none. */
export type DrawingCanvasComponent = FunctionComponent
