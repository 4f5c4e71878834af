export default 'Questions about your wedding invitation? Write to us. We typically reply within 24 hours, Monday to Friday.';
