// Hands the sign-in to the portal that opened this window, then closes it.
const answer = document.getElementById('answer');
if (window.opener) {
  window.opener.postMessage(JSON.parse(answer.dataset.message), answer.dataset.origin);
  window.close();
} else {
  answer.textContent = answer.dataset.alone;
}
