// Runs before the first paint, so that a stored choice of theme never flashes the other one.
try {
  var stored = localStorage.getItem('wayfare.theme');
  if (stored === 'light' || stored === 'dark') document.documentElement.dataset.theme = stored;
} catch {
  // Storage may be closed to this page; the system's choice then stands.
}
