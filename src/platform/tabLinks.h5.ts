/**
 * Taro's tab bar draws its tabs as links to `javascript:;`. A tap works by its listener alone; following the link as well is what
 * the content security policy reports, so it is not followed.
 */
export function calmTabLinks(): void {
  document.addEventListener('click', (event) => {
    if (event.target instanceof Element && event.target.closest('a[href^="javascript:"]')) event.preventDefault()
  })
}
