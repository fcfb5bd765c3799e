/**
 * How long the router (4.2.0) takes to replace one page by another, in milliseconds: it waits 50, slides for 300, and then hides or removes
 * the old page. If a page is opened or closed within that time, the router hides or removes the wrong one, which leaves a blank screen.
 */
const slide = 400

let underWay = 0
let last: Promise<void> = Promise.resolve()

/** Waits until the earlier pages have finished sliding, and delays later ones until this page has finished. */
export function takeTurn(): Promise<void> {
  const mine = last
  underWay += 1
  last = mine
    .then(() => new Promise<void>((resolve) => setTimeout(resolve, slide)))
    .then(() => {
      underWay -= 1
    })
  return mine
}

/** Runs a task at once if no page is sliding, otherwise as soon as none is. */
export function whenStill(then: () => void): void {
  if (underWay === 0) then()
  else void last.then(() => whenStill(then))
}
