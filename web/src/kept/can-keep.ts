/** False where the browser keeps nothing for pages, as it does at addresses that are neither secure nor local. */
export const canKeep = () => 'caches' in globalThis && 'serviceWorker' in navigator;
