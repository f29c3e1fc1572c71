/**
 * Asks the browser for a passkey and sends what it answers as a form. Without it, and in browsers without passkeys, the
 * forms it fills in stay hidden.
 */
export const passkeyScript = `'use strict';
const canParse = window.PublicKeyCredential && PublicKeyCredential.parseRequestOptionsFromJSON;
for (const form of canParse ? document.querySelectorAll('form[data-passkey]') : []) {
  const deed = form.dataset.passkey;
  const fault = form.querySelector('.error');
  form.hidden = false;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    fault.hidden = true;
    try {
      const options = JSON.parse(form.dataset.options);
      const publicKey = deed === 'create'
        ? PublicKeyCredential.parseCreationOptionsFromJSON(options)
        : PublicKeyCredential.parseRequestOptionsFromJSON(options);
      const answer = await navigator.credentials[deed]({ publicKey });
      form.elements.passkey.value = JSON.stringify(answer.toJSON());
      form.submit();
    } catch (error) {
      const known = error.name === 'InvalidStateError';
      fault.textContent = known
        ? 'This device has a passkey of yours already.'
        : 'Your device gave no passkey. Please try again, or go on another way.';
      fault.hidden = false;
    }
  });
}
`;
