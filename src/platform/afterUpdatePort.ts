/**
 * Calls back once the view has taken over what was last rendered. Call it in a layout effect: a mini-program's update is under way then.
 * @returns cancels the call
 */
export type AfterUpdate = (run: () => void) => () => void
