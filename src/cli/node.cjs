// Ends with one sentence where Node cannot run the sources as they are. Plain JavaScript of any age: it is read by the Node it refuses.
if (!process.features.typescript) {
  console.error(
    'Tabularium needs Node 22.18 or newer, found ' +
      process.versions.node +
      '. On Linux x64 "npm ci" brings the right one, and "npm run" uses it.',
  );
  process.exit(1);
}
