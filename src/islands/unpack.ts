/** What a page shows only without script or on paper: with script its markup stays text until it is wanted. */

export function unpack(): void {
  for (const packed of document.querySelectorAll('noscript[data-packed]')) packed.outerHTML = packed.textContent;
}
