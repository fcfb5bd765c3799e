/**
 * How long the router (4.2.0) takes to put one page in the place of another, in milliseconds: it waits 50, slides for 300, and hides
 * or removes the page that is gone at the end of it. A page that comes or goes within that time is hidden or removed in the place
 * of the other one, which leaves a blank screen.
 */
const slide = 400

let underWay = 0
let last: Promise<void> = Promise.resolve()

/** Waits until the pages before this one have slid in, and holds those that come after it until this one has. */
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

/** Does something now where nothing slides, or else once nothing does. */
export function whenStill(then: () => void): void {
  if (underWay === 0) then()
  else void last.then(() => whenStill(then))
}
