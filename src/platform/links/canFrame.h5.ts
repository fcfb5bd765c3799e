import type { CanFrame } from './ports'

/** A browser shows any address in a frame. */
export const canFrame: CanFrame = () => true
