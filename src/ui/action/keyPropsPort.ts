/**
 * Props that let a keyboard reach an element, and make Enter and Space act like a tap.
 * @param onTap undefined where the element is disabled
 */
export type KeyProps = (onTap: (() => void) | undefined) => object
