/** Beside each password a button that shows what is typed, until the form is sent; without scripts there is none. */
export const showPasswordScript = `'use strict';
for (const input of document.querySelectorAll('input[type=password]')) {
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'small show';
  const tell = (isShown) => {
    input.type = isShown ? 'text' : 'password';
    button.textContent = isShown ? 'Hide what I type' : 'Show what I type';
  };
  tell(false);
  button.addEventListener('click', () => tell(input.type === 'password'));
  input.form.addEventListener('submit', () => tell(false));
  (document.getElementById(input.getAttribute('aria-describedby')) || input).after(button);
}
`;
